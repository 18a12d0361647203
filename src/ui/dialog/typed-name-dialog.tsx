import { useRef } from 'react'
import { createForm } from '../../lib/form/form'
import { nonEmpty, required } from '../../lib/form/rules'
import { useForm } from '../../lib/form/use-form'
import type { CodeTexts } from '../../lib/text/code-texts'
import type { MessageKey } from '../../lib/text/message'
import { PasswordField } from '../form/password-field'
import { TextField } from '../form/text-field'
import type { Children } from '../page/children'
import { FormDialog } from './form-dialog'

export interface TypedNameDialogProps {
  title: string
  verb: string
  /** What has to be typed, in any case; empty where only the panel knows it. */
  expected: string
  label: string
  hint: string
  /** Shown for any other text. */
  differs: MessageKey
  /** One that the action requires. */
  password?: { label: string; hint: string }
  /** What happens, and further fields. */
  children: Children
  /** The action stops or moves something. */
  danger?: boolean
  codes?: CodeTexts
  reasons?: CodeTexts
  /** A failure is shown in the dialog. @throws ApiError */
  onConfirm: (typed: string, password: string) => unknown
  onClose: () => void
}

/** Confirms an action by typing a name, so that it is not pressed by mistake or on the wrong panel. */
export function TypedNameDialog(props: TypedNameDialogProps) {
  const { title, verb, label, hint, password, children, danger, reasons, onClose } = props
  // What further fields of the dialog say is known only when it is confirmed.
  const latest = useRef(props)
  latest.current = props
  const form = useForm(() => createNameForm(props, (typed, given) => latest.current.onConfirm(typed, given)))
  return (
    <FormDialog short of={form} title={title} save={verb} danger={danger} reasons={reasons} onClose={onClose}>
      {children}
      <TextField first required of={form} name="machine_name" label={label} hint={hint} />
      {password && <PasswordField required of={form} name="password" autoComplete="off" {...password} />}
    </FormDialog>
  )
}

function createNameForm(
  { expected, differs, codes, password }: TypedNameDialogProps,
  onConfirm: TypedNameDialogProps['onConfirm']
) {
  const isSame = (text: string) => expected === '' || text.trim().toLowerCase() === expected.trim().toLowerCase()
  return createForm({
    initial: { machine_name: '', password: '' },
    rules: {
      machine_name: [required, value => (isSame(value) ? undefined : differs)],
      password: password ? [nonEmpty] : []
    },
    ...(codes && { codes }),
    async save({ machine_name: typed, password: given }) {
      await onConfirm(typed.trim(), given)
    }
  })
}
