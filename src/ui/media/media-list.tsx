import type { Resource } from '../../lib/remote/resource'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Toolbar } from '../card/toolbar'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { EmptyState } from '../page/empty-state'
import { Loaded } from '../status/loaded'
import type { Medium } from './medium'

interface Props {
  from: Resource<readonly Medium[]>
  /** What to do without a medium. */
  hint: string
  inDialog?: boolean
  children: (medium: Medium) => Children
}

/** The USB drives and SD cards in the panel. */
export function MediaList({ from, hint, inDialog, children }: Props) {
  const { t } = useText()
  const refresh = useAction(from.reload)
  return (
    <>
      <Toolbar>
        <Button icon="refresh" busy={refresh.busy} onClick={refresh.run}>
          {t('common.media.refresh')}
        </Button>
      </Toolbar>
      <Loaded from={from} inDialog={inDialog}>
        {media =>
          media.length === 0 ? (
            <EmptyState icon="folder" title={t('common.media.none')}>
              {hint}
            </EmptyState>
          ) : (
            media.map(children)
          )
        }
      </Loaded>
    </>
  )
}
