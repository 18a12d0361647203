import { useStore } from '@nanostores/preact'
import type { WebViewStatus } from '../../api/webview'
import { NAME } from '../../lib/form/codecs'
import { useForm } from '../../lib/form/use-form'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { FieldRow } from '../../ui/form/field-row'
import { FormErrors } from '../../ui/form/form-errors'
import { FormView } from '../../ui/form/form-view'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { ControllerText } from './controller-text'
import { causeOf, type WebViewModel } from './model'
import { ReasonBanner } from './reason-banner'
import { CAUSES, REFUSALS } from './texts'
import styles from './webview.module.css'

interface Props {
  model: WebViewModel
  status: WebViewStatus
}

/** Who uses the screen now, and the way in; or why there is none. */
export function ConnectCard({ model, status }: Props) {
  const { t } = useText()
  const cause = causeOf(status)
  const { connections, max_connections: limit, controller, machine } = status
  return (
    <Card title={t('webview.connect')}>
      {cause && <ReasonBanner reason={CAUSES[cause]} />}
      <DataList>
        <DataRow label={t('common.term.machine')}>
          <PanelText>{plainText(machine, 64)}</PanelText>
        </DataRow>
        <DataRow label={t('webview.connections')}>{t('webview.connections.of', { used: connections, limit })}</DataRow>
        <DataRow label={t('common.term.inControl')}>
          <ControllerText of={controller} />
        </DataRow>
      </DataList>
      {!cause && (
        <div className={styles.login}>
          <LoginForm model={model} />
        </div>
      )}
    </Card>
  )
}

function LoginForm({ model }: Pick<Props, 'model'>) {
  const { t } = useText()
  const form = useForm(model.loginForm)
  const saving = useStore(form.$saving)
  return (
    <FormView of={form} label={t('webview.connect')}>
      <FieldRow>
        <TextField
          required
          of={form}
          name="username"
          chars={NAME}
          label={t('webview.username')}
          hint={t('webview.username.hint')}
        />
        <PasswordField
          required
          of={form}
          name="password"
          chars={NAME}
          label={t('webview.password')}
          autoComplete="off"
        />
      </FieldRow>
      <FormErrors of={form} reasons={REFUSALS} />
      <Actions>
        <Button kind="primary" type="submit" busy={saving}>
          {t('common.term.connect')}
        </Button>
      </Actions>
    </FormView>
  )
}
