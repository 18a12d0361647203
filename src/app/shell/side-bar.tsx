import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { listen } from '../../lib/browser/listen'
import { brandText } from '../../lib/text/brand'
import { useText } from '../../lib/text/use-text'
import { canonical, LOGO_LINK } from '../../session/paths'
import { $device, $projectName } from '../../stores/device'
import { $settings } from '../../stores/preferences'
import { $deviceKind, $sideBar, closeSideBarOnMobile } from '../../stores/side-bar'
import { LogoTile } from '../../ui/page/logo-tile'
import { PanelText } from '../../ui/page/panel-text'
import { menuEntries } from './menu'
import { ROUTES, useRoutes } from './routes'
import styles from './side-bar.module.css'
import { SideBarGroup, SideBarItem, SideBarLink } from './side-bar-entries'
import { usePermissions } from './use-destination'

interface Props {
  path: string
}

export function SideBar({ path }: Props) {
  const { t } = useText()
  const { opened, withoutAnimation } = useStore($sideBar)
  const kind = useStore($deviceKind)
  useEffect(closeSideBarOnMobile, [path])
  return (
    <>
      <aside
        id="side-bar"
        className={styles.sideBar}
        data-closed={!opened || undefined}
        data-still={withoutAnimation || undefined}
      >
        <Brand />
        <nav aria-label={t('shell.menu')}>
          <Menu path={path} />
        </nav>
      </aside>
      {opened && kind === 'mobile' && <Backdrop />}
    </>
  )
}

function Backdrop() {
  const { t } = useText()
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeSideBarOnMobile()
    }
    return listen(document, 'keydown', closeByKey)
  }, [])
  return (
    <button
      type="button"
      className={styles.backdrop}
      tabIndex={-1}
      aria-label={t('shell.closeMenu')}
      onClick={closeSideBarOnMobile}
    />
  )
}

function Brand() {
  const { t } = useText()
  const { sidebarLogo } = useStore($settings)
  const { model } = useStore($device)
  const project = useStore($projectName)
  return (
    <Link href={LOGO_LINK} className={styles.brand}>
      {sidebarLogo && <LogoTile />}
      <span className={styles.names}>
        <strong>{project ? <PanelText cut>{project}</PanelText> : t('frame.product')}</strong>
        {model && <PanelText cut>{model}</PanelText>}
      </span>
    </Link>
  )
}

/** Only one submenu is open at a time: that of the screen shown, until another is opened. */
function Menu({ path }: Props) {
  const { links } = useStore($device)
  const entries = menuEntries(useRoutes(), usePermissions(), links)
  const marked = markedPath(path)
  const ownGroup = entries.find(entry => entry.kind === 'group' && entry.items.some(item => item.path === marked))?.id
  const [open, setOpen] = useState(ownGroup)
  useEffect(() => setOpen(ownGroup), [marked, ownGroup])
  return (
    <ul className={styles.entries}>
      {entries.map(entry => (
        <li key={entry.id}>
          {entry.kind === 'link' && <SideBarLink title={entry.title} url={entry.url} />}
          {entry.kind === 'item' && <SideBarItem item={entry} icon={entry.icon} current={entry.path === marked} />}
          {entry.kind === 'group' && (
            <SideBarGroup
              entry={entry}
              opened={open === entry.id}
              marked={marked}
              onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
            />
          )}
        </li>
      ))}
      {typeof BRAND_MANUAL_URL === 'undefined' || typeof BRAND_MANUAL_TITLE === 'undefined' ? null : (
        <Manual title={BRAND_MANUAL_TITLE} url={BRAND_MANUAL_URL} />
      )}
    </ul>
  )
}

/** Of the brand. */
function Manual({ title, url }: { title: string; url: string }) {
  const { language } = useText()
  return (
    <li>
      <SideBarLink title={brandText(title, language)} url={brandText(url, language)} />
    </li>
  )
}

/** A detail screen keeps its parent marked. */
function markedPath(path: string): string {
  const canonicalPath = canonical(path)
  return ROUTES.find(route => route.path === canonicalPath)?.activeMenu ?? canonicalPath
}
