import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useRef } from 'react'
import { lastKnown } from '../../lib/remote/last-known'
import type { Polled } from '../../lib/remote/polled'
import type { Rows, RowsInView } from '../../lib/remote/row-pages'
import { useText } from '../../lib/text/use-text'
import { Card } from '../card/card'
import { Covered } from '../card/covered'
import { MatchCount } from '../card/match-count'
import { ActionsMenu } from '../dialog/actions-menu'
import type { MenuItem } from '../dialog/menu-list'
import type { Children } from '../page/children'
import { EmptyState } from '../page/empty-state'
import { Reserved } from '../page/reserved'
import { Skeleton } from '../page/skeleton'
import { Loaded } from '../status/loaded'
import { FollowControl } from './follow-control'
import styles from './log-card.module.css'
import type { PagedCardsProps } from './paged-cards'
import { PagedTable } from './paged-table'
import { usePrint } from './print-button'
import { limitTexts, type Printed } from './printed'

/** What `createPagedRows` returns. */
interface PagedRows<R> {
  $rows: Polled<Rows<R>>
  $paused: ReadableAtom<boolean>
  $reading: ReadableAtom<boolean>
  show: (inView: RowsInView) => void
  pause: () => void
  resume: () => void
}

interface LogCardProps<R> extends Pick<PagedCardsProps<R>, 'label' | 'columns' | 'keyOf' | 'divided' | 'marked'> {
  of: PagedRows<R>
  printed: Printed<R>
  title?: string
  /** How the log is; left out where the screen shows it elsewhere. */
  status?: Children
  /** While rows are selected, the actions on them: in place of the filters and actions. */
  selection?: Children
  /** What a log is opened for: always beside the filters. */
  actions?: Children
  /** The other frequent actions: on phones in the menu. */
  buttons?: readonly MenuItem[]
  /** The others, before Print. */
  menu?: readonly MenuItem[]
  /** Below the filters. */
  below?: Children
  /** What is stored, below the table. */
  foot?: Children
  filters: Children
  /** Shown where no row matches. */
  none: string
  hint: Children
  /** Dialogs. */
  children?: Children
}

/** A log, newest first: it follows what is new until it is paused or scrolled, and is filtered and paged by the panel. */
export function LogCard<R>(props: LogCardProps<R>) {
  const { of: log, printed, title, status, selection, actions, buttons, menu = [], below, filters, ...rest } = props
  const { foot, none, hint, children, ...table } = rest
  const { t } = useText()
  const { print, sheet } = usePrint({ ...table, of: printed })
  const paused = useStore(log.$paused)
  const reading = useStore(log.$reading)
  const empty = (
    <EmptyState icon="search" title={none}>
      {hint}
    </EmptyState>
  )
  return (
    <Card flush {...(title && { title })}>
      <div className={styles.head}>
        <Covered by={selection}>
          <div className={styles.row}>
            <div className={styles.filters}>{filters}</div>
            <div className={styles.actions}>
              {actions}
              <ActionsMenu
                buttons={buttons}
                items={[...menu, { id: 'print', text: t('common.term.print'), onPick: print }]}
              />
            </div>
          </div>
        </Covered>
        <p data-on-paper>{limitTexts(printed, t).join('\n')}</p>
        {status && <div className={styles.status}>{status}</div>}
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {sheet}
      <div aria-busy={reading || undefined}>
        <Loaded from={log.$rows} skeleton={<Skeleton lines={20} />}>
          {rows => <PagedTable {...table} rows={rows} onView={log.show} following={!paused} empty={empty} />}
        </Loaded>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {children}
    </Card>
  )
}

interface LogStatusProps<R> {
  of: PagedRows<R>
  /** What waits, or how the log is. */
  children?: Children
  /** Rows that are no entries of the log, such as those that say that some are missing. */
  uncounted?: number
}

/** Whether a log follows what is new, and how many entries match. */
export function LogStatus<R>({ of: log, children, uncounted = 0 }: LogStatusProps<R>) {
  return (
    <>
      {children}
      <FollowControl of={log} />
      <LogCount of={log} uncounted={uncounted} />
    </>
  )
}

interface CountProps {
  of: Pick<PagedRows<unknown>, '$rows' | '$reading'>
  uncounted: number
}

/** Announced once for each filter: new rows arrive all the time. */
function LogCount({ of: { $rows, $reading }, uncounted }: CountProps) {
  const rows = lastKnown(useStore($rows))
  const reading = useStore($reading)
  const first = useRef(rows)
  if (first.current?.query !== rows?.query) first.current = rows
  if (!rows)
    return (
      <Reserved>
        <MatchCount found={10_000} />
      </Reserved>
    )
  return <MatchCount found={rows.total - uncounted} announced={reading || first.current === rows} />
}
