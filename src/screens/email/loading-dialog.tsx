import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import type { Resource } from '../../lib/remote/resource'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { Loaded } from '../../ui/page/loaded'

export interface LoadingDialogProps<T> {
  from: Resource<T>
  title: string
  onClose: () => void
  /** The dialog that follows, made of what was read first. */
  children: (loaded: T) => Children
}

/** Stands at once, until what its successor needs has been read. */
export function LoadingDialog<T>({ from, title, onClose, children }: LoadingDialogProps<T>) {
  const { t } = useStore($i18n)
  const shown = useStore(from)
  const first = useRef<{ data: T } | null>(null)
  if (shown.status === 'ready') first.current ??= { data: shown.data }
  if (first.current !== null) return <>{children(first.current.data)}</>
  return (
    <Dialog title={title} onCancel={onClose} actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}>
      <Loaded from={from}>{() => null}</Loaded>
    </Dialog>
  )
}
