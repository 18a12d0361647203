import { Icon, type IconName } from '../page/icon'
import styles from './icon-select.module.css'

export interface IconSelectProps<T extends string> {
  icon: IconName
  label: string
  value: T
  options: readonly { value: T; text: string }[]
  /** Shows only the icon on narrow screens. */
  short?: boolean
  onPick(value: T): void
}

/** A native select that looks like a quiet button, for bars without room for a labelled field. */
export function IconSelect<T extends string>({ icon, label, value, options, short, onPick }: IconSelectProps<T>) {
  const chosen = options.find(option => option.value === value)
  const pick = (text: string) => {
    const option = options.find(candidate => candidate.value === text)
    if (option) onPick(option.value)
  }
  return (
    <span className={styles.frame} data-short={short || undefined}>
      <select
        className={styles.select}
        aria-label={label}
        title={label}
        value={value}
        onChange={event => pick(event.currentTarget.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <span className={styles.face} aria-hidden="true">
        <Icon name={icon} />
        <span className={styles.text}>{chosen?.text}</span>
        <Icon name="chevron-down" size={16} />
      </span>
    </span>
  )
}
