import { useLayoutEffect, useRef } from 'react'
import styles from './button.module.css'
import type { Children } from './children'
import { Icon, type IconName } from './icon'

export interface ButtonProps {
  children: Children
  kind?: 'primary' | 'plain' | 'danger' | 'quiet'
  type?: 'button' | 'submit'
  icon?: IconName
  /** Its deed is under way: pressed again, it does nothing. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** As wide as its place. */
  wide?: boolean
  describedBy?: string
  onClick?: () => void
}

export function Button({ children, kind = 'plain', type = 'button', icon, busy = false, ...rest }: ButtonProps) {
  const { disabled = false, wide = false, describedBy, onClick } = rest
  const button = useFocusAfter(busy)
  return (
    <button
      ref={button}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-wide={wide || undefined}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={onClick && (() => onClick())}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
      {busy && <span className={styles.mark} />}
    </button>
  )
}

/** A disabled button loses the focus; it has it back when its deed is done and nothing else took it. */
function useFocusAfter(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement === button.current
    else if (focused.current) {
      focused.current = false
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [busy])
  return button
}
