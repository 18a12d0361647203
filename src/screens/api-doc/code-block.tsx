import { CopyButton } from '../../ui/page/copy-button'
import shadow from '../../ui/page/scroll-shadow.module.css'
import styles from './api-doc.module.css'

/** `label` names the code for screen readers. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  // Can be scrolled by keyboard.
  const region = { role: 'group' as const, 'aria-label': label, tabIndex: 0 }
  return (
    <div className={styles.block}>
      <pre className={`${styles.code} ${shadow.right}`} {...region}>
        {children}
      </pre>
      <CopyButton text={children} of={label} />
    </div>
  )
}
