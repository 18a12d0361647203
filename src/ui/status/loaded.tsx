import { useStore } from '@nanostores/preact'
import { atom, type ReadableAtom } from 'nanostores'
import { builtOn } from '../../lib/browser/built-on'
import { openPart } from '../../lib/browser/part'
import { refusalOf } from '../../lib/remote/failure'
import type { Resource } from '../../lib/remote/resource'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Skeleton } from '../page/skeleton'
import { Banner } from './banner'
import { FailureBanner } from './failure-banner'
import styles from './loaded.module.css'
import { Part } from './part'

export interface LoadedProps<T> {
  from: Resource<T> & { $stale?: ReadableAtom<boolean> }
  /** Shown until the first values have been read. */
  skeleton?: Children
  /** One of several things, which may have been deleted; for anything else a 404 means that the firmware does not provide it. */
  item?: boolean
  /** A dialog shows a 403 itself; anywhere else it is shown in place of the screen. */
  inDialog?: boolean | undefined
  /** Values that are known stay without a message, because the screen says why they are not read. */
  quiet?: boolean
  children: (data: T) => Children
}

const $neverStale = atom(false)

const NOTICE = 'still-waiting'
const loadNotice = builtOn('shell', () => import('./still-waiting'))

/** While the panel can still deliver it. */
export const loadOverdueNotice = (): Promise<unknown> => openPart(NOTICE, loadNotice).catch(() => {})

/** While the user waits long for a read: another one, or none. */
export const OverdueNotice = (props: { from: Resource<unknown>; inDialog?: boolean | undefined }) =>
  useStore(props.from.$overdue) && <Part name={NOTICE} load={loadNotice} with={props} />

/** Renders a resource; after a failed read its last values stay, greyed, with their time and a retry button. @throws ApiError after a 403 */
export function Loaded<T>({ from, skeleton, item, inDialog, quiet, children }: LoadedProps<T>) {
  const { t } = useText()
  const shown = useStore(from)
  const stale = useStore(from.$stale ?? $neverStale)
  const retry = useAction(from.reload)
  const notice = <OverdueNotice from={from} inDialog={inDialog} />
  if (shown.status === 'loading')
    return (
      <>
        {notice}
        {skeleton ?? <Skeleton />}
      </>
    )
  const failed = shown.status === 'failed'
  const refusal = failed ? refusalOf(shown.error) : undefined
  if (failed && refusal?.status === 403 && !inDialog) throw shown.error
  // A user who has lost the permission must not go on seeing the values.
  const kept = !failed || ('last' in shown && refusal?.status !== 403)
  const at = shown.status === 'ready' ? shown.at : shown.lastAt
  const lastUpdate = at ? t('common.lastUpdate', { time: timeOfDay(at) }) : ''
  const retryButton = (
    <Button icon="refresh" busy={retry.busy} onClick={retry.run}>
      {t('common.retry')}
    </Button>
  )
  return (
    <>
      {!quiet && notice}
      {failed && !(quiet && kept) && (
        <FailureBanner
          error={shown.error}
          reasons={refusal?.status === 404 && !item ? { [refusal.code]: 'errors.notProvided' } : undefined}
          action={retryButton}
        >
          <div>{lastUpdate}</div>
        </FailureBanner>
      )}
      {!failed && stale && !quiet && (
        <Banner tone="warn" action={retryButton}>
          {lastUpdate}
        </Banner>
      )}
      {kept && (
        <div className={styles.values} data-old={failed || stale || undefined}>
          {/* `in` does not narrow an optional property to defined. */}
          {children(failed ? (shown.last as T) : shown.data)}
        </div>
      )}
    </>
  )
}

const timeOfDay = (text: string) => /\d\d:\d\d:\d\d/.exec(text)?.[0] ?? text
