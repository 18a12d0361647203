import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { FormErrors } from './form-errors'
import styles from './form-footer.module.css'

export interface FormFooterProps<V extends object> {
  of: Form<V>
  save?: string
  /** Additional buttons at the start of the row. */
  children?: Children
}

/** Number of changed fields, Cancel and Save; must be rendered inside the form's FormView. */
export function FormFooter<V extends object>({ of: form, save, children }: FormFooterProps<V>) {
  const { t } = useText()
  const changed = useStore(form.$changed).length
  const saving = useStore(form.$saving)
  return (
    <div className={styles.footer} data-changed={changed > 0 || undefined}>
      <FormErrors of={form} />
      <Actions start={children}>
        <span className={styles.count}>{changed > 0 && t('common.fieldsChanged', { count: changed })}</span>
        <Button disabled={changed === 0 || saving} onClick={form.reset}>
          {t('common.cancel')}
        </Button>
        <Button kind="primary" type="submit" disabled={changed === 0} busy={saving}>
          {save ?? t('common.save')}
        </Button>
      </Actions>
    </div>
  )
}
