import { useId } from 'react'
import { Link } from 'wouter'
import { useText } from '../../lib/text/use-text'
import { Icon, type IconName } from '../../ui/page/icon'
import { PanelText } from '../../ui/page/panel-text'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import type { MenuEntry, MenuItem } from './menu'
import styles from './side-bar.module.css'

interface ItemProps {
  item: MenuItem
  icon?: IconName
  current: boolean
}

export function SideBarItem({ item, icon, current }: ItemProps) {
  const { t } = useText()
  return (
    <Link href={item.path} className={icon ? styles.entry : styles.item} aria-current={current ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      <span>{t(item.title)}</span>
    </Link>
  )
}

interface GroupProps {
  entry: MenuEntry & { kind: 'group' }
  opened: boolean
  marked: string
  onToggle(): void
}

export function SideBarGroup({ entry, opened, marked, onToggle }: GroupProps) {
  const { t } = useText()
  const id = useId()
  const inside = entry.items.some(item => item.path === marked)
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={opened}
        aria-controls={id}
        data-inside={inside || undefined}
        onClick={onToggle}
      >
        <Icon name={entry.icon} />
        <span>{t(entry.title)}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <ul id={id} hidden={!opened}>
        {entry.items.map(item => (
          <li key={item.path}>
            <SideBarItem item={item} current={item.path === marked} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function SideBarLink({ title, url }: { title: string; url: string }) {
  const { t } = useText()
  return (
    <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="external" />
      <PanelText>{title}</PanelText>
      <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
    </a>
  )
}
