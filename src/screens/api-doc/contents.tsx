import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import { mediaStore } from '../../lib/browser/media'
import type { Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { TAGS } from '../../session/generated/tags'
import { MatchCount } from '../../ui/card/match-count'
import { SearchField } from '../../ui/form/search-field'
import { SelectField } from '../../ui/form/select-field'
import { Disclosure } from '../../ui/page/disclosure'
import shadow from '../../ui/page/scroll-shadow.module.css'
import styles from './api-doc.module.css'
import type { Documentation } from './documentation'
import { GUIDES } from './guides/guides'
import { type ApiDocModel, pageAddress } from './model'
import { OperationList } from './operation-list'
import { CALLS, groupByTag, searchOperations } from './search'

interface Props {
  model: ApiDocModel
  documentation: Documentation
}

/** Without a page, only the contents are shown: see the sheet. */
const $stacked = mediaStore('(max-width: 991px)')

/** Guides, and operations by tag, which are rendered once it is opened; what a search finds is one list, the best first. */
export function Contents({ model, documentation }: Props) {
  const { t } = useText()
  const { page } = useStore(model.$address)
  const alone = useStore($stacked)
  const shown = page || (alone ? '' : GUIDES[0].id)
  const search = useStore(model.$search)
  const calls = useStore(model.$calls)
  const found = searchOperations(documentation, search, calls, tag => screenOf(tag, t))
  const isSearching = search.trim() !== ''
  const isFiltered = calls !== 'all'
  return (
    <nav className={`${styles.contents} ${shadow.bottom}`} aria-label={t('apiDoc.contents')}>
      <ul className={styles.list}>
        {GUIDES.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.link} href={pageAddress(id)} aria-current={id === shown ? 'page' : undefined}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
      <SearchField label={t('apiDoc.search')} value={search} onPick={text => model.$search.set(text)} />
      <SelectField
        label={t('apiDoc.calls')}
        options={CALLS.map(value => ({ value, text: t(`apiDoc.calls.${value}`) }))}
        value={calls}
        onPick={value => model.$calls.set(value)}
      />
      <div className={styles.muted}>
        <MatchCount found={found.length} total={documentation.operations.length}>
          {t('apiDoc.found', { count: found.length })}
        </MatchCount>
      </div>
      {found.length === 0 && <p>{t('apiDoc.search.none')}</p>}
      {isSearching ? (
        <OperationList operations={found} current={page} />
      ) : (
        groupByTag(documentation, found).map(({ tag, operations }) => (
          <Disclosure
            key={`${tag.name} ${isFiltered}`}
            lazy
            open={isFiltered || operations.some(({ id }) => id === page)}
            label={joinDetail(tag.name, String(operations.length))}
          >
            <p className={styles.muted} lang="en">
              {tag.description}
            </p>
            <OperationList operations={operations} current={page} />
          </Disclosure>
        ))
      )}
    </nav>
  )
}

function screenOf(tag: string, t: Translator['t']): string {
  const title = TAGS.get(tag)
  return title ? t(title) : ''
}
