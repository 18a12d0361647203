import type { SettingsForm } from '../../lib/form/settings-form'
import { useForm } from '../../lib/form/use-form'
import { ConflictNotice, type ConflictNoticeProps } from '../form/conflict-notice'
import type { Children } from '../page/children'
import { Dialog } from './dialog'
import { FormDialog, type FormDialogProps } from './form-dialog'
import { LoadingDialog, type LoadingDialogProps } from './loading-dialog'

type Passed<V extends object> = Pick<FormDialogProps<V>, 'title' | 'reasons' | 'wide' | 'onClose' | 'onSaved'> &
  Pick<ConflictNoticeProps<V>, 'labels' | 'textOf'>

export interface EditDialogProps<T, V extends object, S, X> extends Passed<V> {
  from: LoadingDialogProps<T>['from']
  edit: (loaded: T) => SettingsForm<V, S> & X
  /** Nothing can be changed now: the fields are only shown. */
  readOnly?: boolean
  /** What a save interrupts, above the buttons. */
  notice?: (form: SettingsForm<V, S> & X, loaded: T) => Children
  /** The fields. */
  children: (form: SettingsForm<V, S> & X, loaded: T) => Children
}

/** Reads what the panel holds now, which may be newer than a list, and edits that. */
export function EditDialog<T, V extends object, S, X>(props: EditDialogProps<T, V, S, X>) {
  const { from, title, wide, onClose } = props
  return (
    <LoadingDialog from={from} title={title} wide={wide} onClose={onClose}>
      {loaded => <LoadedForm {...props} loaded={loaded} />}
    </LoadingDialog>
  )
}

function LoadedForm<T, V extends object, S, X>(props: EditDialogProps<T, V, S, X> & { loaded: T }) {
  const { from: _, edit, readOnly, labels, textOf, notice, children, loaded, ...rest } = props
  const { title, wide, onClose } = rest
  const form = useForm(() => edit(loaded))
  if (readOnly)
    return (
      <Dialog title={title} wide={wide} onCancel={onClose}>
        {children(form, loaded)}
      </Dialog>
    )
  return (
    <FormDialog of={form} {...rest} notice={notice?.(form, loaded)}>
      {children(form, loaded)}
      <ConflictNotice of={form} {...(labels && { labels })} {...(textOf && { textOf })} />
    </FormDialog>
  )
}
