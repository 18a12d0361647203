import { useStore } from '@nanostores/preact'
import { fieldsOf } from '../../lib/form/fields'
import type { Form } from '../../lib/form/form'
import { sameValue } from '../../lib/form/same-value'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'

/** What the project has set beside what is edited, and the way back to it. */
export function ProjectButton<V extends object>({ of: form, project }: { of: Form<V>; project: V }) {
  const { t } = useStore($i18n)
  const values = useStore(form.$values)
  const take = () => {
    for (const field of fieldsOf(project)) form.set(field, project[field])
  }
  return (
    <Button disabled={sameValue(values, project)} onClick={take}>
      {t('communication.project.use')}
    </Button>
  )
}
