import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Account, AccountSettings } from '../../api/accounts'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { TextField } from '../../ui/form/text-field'
import { AccountFields } from './account-fields'
import { REASONS } from './account-rules'
import type { AccountManagementModel } from './model'
import { ADMINISTRATION, titleOf } from './rights'

interface Props {
  account: Account
  loaded: Versioned<AccountSettings>
  model: AccountManagementModel
  onClose: () => void
}

interface Question {
  rights: string[]
  answer: (agreed: boolean) => void
}

export function EditForm({ account, loaded, model, onClose }: Props) {
  const { t } = useStore($i18n)
  const [question, setQuestion] = useState<Question>()
  const agreeToLose = (rights: string[]) =>
    new Promise<boolean>(resolve => {
      const answer = (agreed: boolean) => {
        setQuestion(undefined)
        resolve(agreed)
      }
      setQuestion({ rights, answer })
    })
  const form = useForm(() => model.edit({ account, loaded, agreeToLose }))
  const named = (rights: readonly string[]) =>
    rights
      .map(name => titleOf(name))
      .flatMap(title => (title ? [t(title)] : []))
      .join(', ')
  const finish = () => {
    model.saved(account.account)
    onClose()
  }
  const texts = {
    yes: t('accountManagement.yes'),
    no: t('accountManagement.no')
  }
  return (
    <>
      <FormDialog
        wide
        of={form}
        title={t('accountManagement.dialog', { account: account.account })}
        reasons={REASONS}
        onClose={onClose}
        onSaved={finish}
      >
        <TextField
          first
          of={form}
          name="name"
          label={t('accountManagement.name')}
          hint={t('accountManagement.name.hint')}
        />
        <AccountFields of={form} />
        <ConflictNotice
          of={form}
          labels={{
            name: t('accountManagement.name'),
            roles: t('accountManagement.rights'),
            must_change_password: t('accountManagement.mustChange'),
            valid_until: t('accountManagement.validUntil'),
            password_age_days: t('accountManagement.passwordAge')
          }}
          textOf={(_, value) => {
            if (Array.isArray(value)) return named(value)
            return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value)
          }}
        />
      </FormDialog>
      {question && (
        <ConfirmDialog
          title={t('accountManagement.lose.title')}
          verb={t('accountManagement.lose.verb')}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          <p>{t('accountManagement.lose.text', { rights: named(question.rights) })}</p>
          {question.rights.includes(ADMINISTRATION) && <p>{t('accountManagement.lose.administration')}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
