import { useStore } from '@nanostores/preact'
import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { NumberField } from '../../ui/form/number-field'
import { PasswordField } from '../../ui/form/password-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { type BackupValues, needsFtpPassword } from './settings-form'
import { targetOptions } from './target-options'

interface TargetFieldsProps {
  of: Form<BackupValues>
  situation: RecipeBackupSituation
  held: RecipeBackupSettings
}

export function TargetFields({ of: form, situation, held }: TargetFieldsProps) {
  const { t } = useStore($i18n)
  const values = useStore(form.$values)
  const { target } = values
  const passwordNeeded = needsFtpPassword(values, held)
  return (
    <>
      <SelectField
        of={form}
        name="target"
        label={t('backupRecipe.target')}
        hint={target === 'pc' ? t('backupRecipe.target.pc.hint') : undefined}
        options={targetOptions(t, situation)}
      />
      {target === 'ftp' && (
        <Columns>
          <TextField required of={form} name="ftp_host" label={t('backupRecipe.ftp.host')} />
          <NumberField required of={form} name="ftp_port" label={t('backupRecipe.ftp.port')} />
          <TextField required of={form} name="ftp_username" label={t('backupRecipe.ftp.user')} />
          <PasswordField
            required={passwordNeeded}
            of={form}
            name="ftp_password"
            label={t('backupRecipe.ftp.password')}
            hint={held.ftp_password_set && t(`backupRecipe.ftp.password${passwordNeeded ? 'Again' : 'Set'}`)}
            autoComplete="new-password"
          />
          <TextField of={form} name="ftp_folder" label={t('backupRecipe.ftp.folder')} />
        </Columns>
      )}
      {target === 'email' && <TextField required of={form} name="email_to" label={t('backupRecipe.email')} />}
    </>
  )
}
