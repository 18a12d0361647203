import { useId, useState } from 'react'
import type { Children } from './children'
import styles from './disclosure.module.css'
import { Icon } from './icon'

export interface DisclosureProps {
  label: string
  children: Children
  open?: boolean
  /** Its content is built while it is open alone; not for fields, which their form must know. */
  lazy?: boolean
}

/** A section that opens and closes. */
export function Disclosure({ label, children, open: openAtFirst = false, lazy }: DisclosureProps) {
  const [open, setOpen] = useState(openAtFirst)
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
