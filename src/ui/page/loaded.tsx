import { useStore } from '@nanostores/preact'
import { atom, type ReadableAtom } from 'nanostores'
import { refusalOf } from '../../lib/remote/failure'
import type { Resource } from '../../lib/remote/resource'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { Banner } from './banner'
import { Button } from './button'
import type { Children } from './children'
import { FailureBanner } from './failure-banner'
import styles from './loaded.module.css'
import { Skeleton } from './skeleton'

export interface LoadedProps<T> {
  from: Resource<T> & { $stale?: ReadableAtom<boolean> }
  /** Stands in for the values until they are there. */
  skeleton?: Children
  children: (data: T) => Children
}

const $fresh = atom(false)

/** Shows what was read; when reading fails, the last values stay, greyed, with their time and a way to try again. */
export function Loaded<T>({ from, skeleton, children }: LoadedProps<T>) {
  const { t } = useStore($i18n)
  const shown = useStore(from)
  const stale = useStore(from.$stale ?? $fresh)
  const retry = useAction(from.reload)
  if (shown.status === 'loading') return skeleton ?? <Skeleton />
  const failed = shown.status === 'failed'
  // Whoever has lost the permission meanwhile no longer sees the values either.
  const denied = failed && refusalOf(shown.error)?.status === 403
  const at = shown.status === 'ready' ? shown.at : shown.lastAt
  const age = at ? t('common.lastUpdate', { time: timeOfDay(at) }) : ''
  const again = (
    <Button icon="refresh" busy={retry.busy} onClick={retry.run}>
      {t('common.retry')}
    </Button>
  )
  return (
    <>
      {failed && (
        <FailureBanner error={shown.error} action={again}>
          <div>{age}</div>
        </FailureBanner>
      )}
      {!failed && stale && (
        <Banner tone="warn" action={again}>
          {age}
        </Banner>
      )}
      {(!failed || ('last' in shown && !denied)) && (
        <div className={styles.values} data-old={failed || stale || undefined}>
          {/* The compiler does not learn from `in` that an optional property is there. */}
          {children(failed ? (shown.last as T) : shown.data)}
        </div>
      )}
    </>
  )
}

const timeOfDay = (text: string) => /\d\d:\d\d:\d\d/.exec(text)?.[0] ?? text
