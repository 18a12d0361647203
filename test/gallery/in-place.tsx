import { type ReactNode, useEffect, useState } from 'react'
import styles from './gallery.module.css'

/**
 * Takes the place of `createPortal` of react-dom: a dialog is shown in its section, not over the page. It is rendered after
 * the effect of its dialog, which thus finds no element: many dialogs that are open at once neither take the focus from
 * each other nor keep the page from scrolling.
 */
export function createPortal(children: ReactNode): ReactNode {
  return <InPlace>{children}</InPlace>
}

function InPlace({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted ? <div className={styles.inPlace}>{children}</div> : null
}
