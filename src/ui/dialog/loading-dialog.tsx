import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import { useModel } from '../../lib/browser/use-model'
import type { Resource } from '../../lib/remote/resource'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Loaded } from '../status/loaded'
import { Dialog } from './dialog'

export interface LoadingDialogProps<T> {
  from: () => Resource<T>
  title: string
  wide?: boolean | undefined
  onClose: () => void
  /** The dialog that follows, made of what was read first. */
  children: (loaded: T) => Children
}

/** Opens at once and reads what the dialog that follows is made of, with a retry inside after a failure. */
export function LoadingDialog<T>({ from, title, wide, onClose, children }: LoadingDialogProps<T>) {
  const { t } = useText()
  const $loaded = useModel(from)
  const shown = useStore($loaded)
  const first = useRef<{ data: T } | null>(null)
  if (shown.status === 'ready') first.current ??= { data: shown.data }
  if (first.current !== null) return <>{children(first.current.data)}</>
  return (
    <Dialog
      title={title}
      wide={wide}
      waiting
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <Loaded from={$loaded} item inDialog>
        {() => null}
      </Loaded>
    </Dialog>
  )
}
