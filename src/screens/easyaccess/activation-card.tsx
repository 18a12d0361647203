import { useStore } from '@nanostores/preact'
import { easyAccessActivation } from '../../api/generated/limits/easyaccess'
import { NAME } from '../../lib/form/codecs'
import { useForm } from '../../lib/form/use-form'
import { type ApiError, refusalOf } from '../../lib/remote/failure'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldRow } from '../../ui/form/field-row'
import { FormView } from '../../ui/form/form-view'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { codeFault, codeIn } from './codes'
import styles from './easyaccess.module.css'
import type { EasyAccessModel } from './model'
import { REFUSALS } from './texts'

const { partner_account, password } = easyAccessActivation

/** Books a licence for the panel with the account of a partner, or finds one that a dealer has booked. */
export function ActivationCard({ model }: { model: EasyAccessModel }) {
  const { t } = useText()
  const form = useForm(model.activationForm)
  const failure = useStore(form.$failure)
  const saving = useStore(form.$saving)
  const check = useAction(model.start, 'in place')
  return (
    <Card title={t('easyaccess.activation')}>
      <p className={styles.hint}>{t('easyaccess.activation.hint')}</p>
      <FormView of={form} label={t('easyaccess.activation')}>
        <FieldRow>
          <TextField
            required
            of={form}
            name="partner_account"
            chars={NAME}
            label={t('common.term.account')}
            hint={t('easyaccess.account.hint', { least: partner_account[0], most: partner_account[1] })}
          />
          <PasswordField
            required
            of={form}
            name="password"
            chars={NAME}
            label={t('common.term.password')}
            hint={t('easyaccess.password.hint', { least: password[0], most: password[1] })}
            autoComplete="off"
          />
        </FieldRow>
        <Banner tone="warn">{t('easyaccess.activation.permanent')}</Banner>
        {failure && <Refusal error={failure} />}
        {check.failure && <Refusal error={check.failure} />}
        <Actions
          start={
            <Button busy={check.busy} onClick={check.run}>
              {t('easyaccess.activation.check')}
            </Button>
          }
        >
          <Button kind="primary" type="submit" busy={saving}>
            {t('common.term.activate')}
          </Button>
        </Actions>
      </FormView>
    </Card>
  )
}

/** With the meaning of its code and what to do, where the panel names one. */
function Refusal({ error }: { error: ApiError }) {
  const { t } = useText()
  const code = codeIn(refusalOf(error))
  const cause = code === undefined ? undefined : codeFault(t, code)
  return (
    <FailureBanner error={error} reasons={REFUSALS}>
      {cause && (
        <>
          {cause.title && t(cause.title)}
          <br />
          {cause.remedy && t(cause.remedy)}
        </>
      )}
    </FailureBanner>
  )
}
