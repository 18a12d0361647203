import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { recall, remember } from '../../lib/browser/storage'
import { useText } from '../../lib/text/use-text'
import { openDialog } from '../../stores/dialogs'
import { $hmiName } from '../../stores/hmi-name'
import { $link } from '../../stores/link'
import { $sideBar, toggleSideBar } from '../../stores/side-bar'
import type { Children } from '../../ui/page/children'
import { IconButton } from '../../ui/page/icon-button'
import { PanelText } from '../../ui/page/panel-text'
import { ClockButton } from './clock-button'
import { LanguagePicker } from './language-picker'
import { ModeSwitch } from './mode-switch'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'

/** `children`: its part that is loaded later. */
export function TopBar({ children }: { children: Children }) {
  const { t } = useText()
  const { opened } = useStore($sideBar)
  return (
    <header className={styles.bar}>
      <IconButton
        icon="menu"
        label={t('shell.toggleSideBar')}
        expanded={opened}
        controls="side-bar"
        onClick={toggleSideBar}
      />
      <HmiName />
      <ClockButton />
      <div className={styles.space} />
      {children}
      <ModeSwitch />
      <div className={styles.wide}>
        <IconButton icon="search" label={t('shell.finder')} onClick={() => openDialog('finder')} />
        <LanguagePicker />
      </div>
      <UserMenu />
    </header>
  )
}

const NAME = 'hmiName'

/** Until it has been read, its place is kept as it was last in this browser. */
function HmiName() {
  const { t } = useText()
  const name = useStore($hmiName)
  useEffect(() => {
    if (name) remember(NAME, name)
  }, [name])
  const link = useStore($link)
  const state = t(link === 'up' ? 'shell.linkUp' : 'shell.linkDown')
  return (
    <div className={styles.name}>
      <span className={styles.dot} data-link={link} role="img" aria-label={state} title={state} />
      <strong data-reserved={!name || undefined}>
        <PanelText cut>{name || recall(NAME) || ''}</PanelText>
      </strong>
      <IconButton icon="pencil" label={t('shell.editHmiName')} onClick={() => openDialog('hmi-name')} />
    </div>
  )
}
