import styles from './skip-link.module.css'

/** The first stop of the tab key: over the menu, into the page's content. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const place = document.getElementById(target)
    place?.focus()
    place?.scrollIntoView()
  }
  return (
    <a className={styles.link} href={`#${target}`} onClick={skip}>
      {children}
    </a>
  )
}
