import { Icon, type IconName } from './icon'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  icon: IconName
  label: string
  pressed?: boolean
  expanded?: boolean
  /** Id of the element that it opens or acts on. */
  controls?: string
  describedBy?: string | undefined
  disabled?: boolean | undefined
  onClick: () => void
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, pressed, expanded, controls, describedBy, disabled, onClick } = props
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onClick()}
    >
      <Icon name={icon} />
    </button>
  )
}
