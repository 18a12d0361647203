import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import type { Polled } from '../../lib/remote/polled'
import type { Rows, RowsInView } from '../../lib/remote/row-pages'
import { Card } from '../page/card'
import type { Children } from '../page/children'
import { EmptyState } from '../page/empty-state'
import { Toolbar } from '../page/toolbar'
import { Loaded } from '../status/loaded'
import { FollowControl } from './follow-control'
import type { PagedCardsProps } from './paged-cards'
import { PagedTable } from './paged-table'

/** What `createPagedRows` returns. */
interface PagedRows<R> {
  $rows: Polled<Rows<R>>
  $paused: ReadableAtom<boolean>
  $reading: ReadableAtom<boolean>
  show: (inView: RowsInView) => void
  pause: () => void
  resume: () => void
}

interface LogCardProps<R> extends Pick<PagedCardsProps<R>, 'label' | 'columns' | 'keyOf' | 'divided'> {
  of: PagedRows<R>
  title?: string
  /** Buttons. */
  actions: Children
  /** Below the buttons. */
  below?: Children
  filters: Children
  /** Shown where no row matches. */
  none: string
  hint: string
  /** Dialogs. */
  children?: Children
}

/** A log, newest first: it follows what is new until it is paused or scrolled, and is filtered and paged by the panel. */
export function LogCard<R>(props: LogCardProps<R>) {
  const { of: log, title, actions, below, filters, none, hint, children, ...table } = props
  const paused = useStore(log.$paused)
  const reading = useStore(log.$reading)
  const empty = (
    <EmptyState icon="search" title={none}>
      {hint}
    </EmptyState>
  )
  return (
    <Card flush {...(title && { title })}>
      <Toolbar flush search={<FollowControl of={log} />} below={below}>
        {actions}
      </Toolbar>
      {filters}
      <div aria-busy={reading || undefined}>
        <Loaded from={log.$rows}>
          {rows => <PagedTable {...table} rows={rows} onView={log.show} following={!paused} empty={empty} />}
        </Loaded>
      </div>
      {children}
    </Card>
  )
}
