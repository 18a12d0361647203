import styles from './panel-text.module.css'

export interface PanelTextProps {
  children: string | number
  /** Truncates to one line with …; the tooltip has the whole text. */
  cut?: boolean
  mono?: boolean
}

/** A text from the panel or its users: of any length, script and direction. */
export function PanelText({ children, cut, mono }: PanelTextProps) {
  return (
    <bdi
      className={styles.text}
      dir="auto"
      data-cut={cut || undefined}
      data-mono={mono || undefined}
      title={cut ? String(children) : undefined}
    >
      {children}
    </bdi>
  )
}
