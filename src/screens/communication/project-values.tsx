import { useStore } from '@nanostores/preact'
import { fieldsOf } from '../../lib/form/fields'
import type { Form } from '../../lib/form/form'
import { sameValue } from '../../lib/form/same-value'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'

/** What the project has set beside what is edited, and the way back to it. */
export function ProjectButton<V extends object>({ of: form, project }: { of: Form<V>; project: V }) {
  const { t } = useText()
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
