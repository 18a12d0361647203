import { useId, useState } from 'react'
import type { Children } from './children'
import styles from './disclosure.module.css'
import { Icon } from './icon'

export interface DisclosureProps {
  label: string
  children: Children
  open?: boolean
  /** Its content is rendered only while it is open. Not for fields: their form must know them. */
  lazy?: boolean
}

/** A collapsible section. */
export function Disclosure({ label, children, open: initiallyOpen = false, lazy }: DisclosureProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const id = useId()
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />
        <span className={styles.label}>{label}</span>
      </button>
      <div id={id} hidden={!open}>
        {(open || !lazy) && children}
      </div>
    </div>
  )
}
