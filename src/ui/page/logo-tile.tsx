import { Icon } from './icon'
import styles from './logo-tile.module.css'

export function LogoTile() {
  return (
    <span className={styles.tile}>
      <Icon name="chart" />
    </span>
  )
}
