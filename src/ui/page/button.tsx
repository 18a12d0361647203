import styles from './button.module.css'
import type { Children } from './children'
import { Icon, type IconName } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface ButtonProps {
  children: Children
  kind?: 'primary' | 'plain' | 'danger' | 'quiet'
  type?: 'button' | 'submit'
  icon?: IconName
  /** The action is running; the button is disabled and shows a spinner. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** A dialog with a question or for input follows. */
  asks?: boolean | undefined
  /** Fills the width of its container. */
  wide?: boolean
  /** Continues its name for screen readers, where several buttons have the same text. */
  of?: string
  onClick?: () => void
}

/** Not read out: the name of the button is what it does. */
export const More = () => <span aria-hidden="true">…</span>

export function Button(props: ButtonProps) {
  const { children, kind = 'plain', type = 'button', icon, busy, disabled, wide, asks, of, onClick } = props
  return (
    <button
      type={type}
      className={styles.button}
      data-kind={kind}
      data-wide={wide || undefined}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick && (() => onClick())}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>
        {children}
        {asks && <More />}
        {of && [' ', <VisuallyHidden key={of}>{of}</VisuallyHidden>]}
      </span>
      {busy && <span className={styles.spinner} />}
    </button>
  )
}
