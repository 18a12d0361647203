import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Banner } from '../../ui/page/banner'
import type { ReadFile } from './import-file'

/** Why a file cannot be imported, or what to look at before it is. */
export function ImportProblem({ read }: { read: ReadFile }) {
  const { t } = useStore($i18n)
  if ('rows' in read) return read.changed ? <Banner tone="warn">{t('recipe.import.changed')}</Banner> : null
  const { missing = [], unknown = [] } = read.columns ?? {}
  return (
    <Banner tone="bad" role="alert" title={t(read.problem)}>
      {missing.length > 0 && <p>{t('recipe.import.missing', { columns: listed(missing) })}</p>}
      {unknown.length > 0 && <p>{t('recipe.import.unknown', { columns: listed(unknown) })}</p>}
    </Banner>
  )
}

const listed = (titles: readonly string[]) => titles.map(title => plainText(title, 60) || '–').join(', ')
