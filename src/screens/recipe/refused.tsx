import { useStore } from '@nanostores/preact'
import { type ApiError, refusalOf } from '../../lib/failure'
import type { Form } from '../../lib/form'
import { $i18n } from '../../lib/i18n'
import type { MessageKey } from '../../lib/message'
import { Banner } from '../../ui/banner'

const CAUSES: Record<string, MessageKey> = {
  recipe_in_use: 'recipe.refused.inUse',
  definition_changed: 'recipe.refused.definition',
  record_limit: 'recipe.refused.limit',
  records_changed: 'recipe.refused.records'
}

/** Why the panel did not take a record, where it has a cause of its own for that. */
export function causeOf(error: ApiError | undefined): MessageKey | undefined {
  return CAUSES[refusalOf(error)?.code ?? '']
}

export function Refused<V extends object>({ of: form }: { of: Form<V> }) {
  const { t } = useStore($i18n)
  const cause = causeOf(useStore(form.$failure))
  return cause ? <Banner tone="warn">{t(cause)}</Banner> : null
}
