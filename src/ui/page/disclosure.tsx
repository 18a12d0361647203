import { useId, useState } from 'react'
import type { Children } from './children'
import styles from './disclosure.module.css'
import { Icon } from './icon'

export interface DisclosureProps {
  label: string
  children: Children
  open?: boolean
}

/** A collapsible section; its content is rendered only while it is open. */
export function Disclosure({ label, children, open: initiallyOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const id = useId()
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
        <span className={styles.label}>{label}</span>
      </button>
      {open && <div id={id}>{children}</div>}
    </div>
  )
}
