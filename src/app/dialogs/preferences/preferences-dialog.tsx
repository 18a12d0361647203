import { useStore } from '@nanostores/preact'
import { LANGUAGES } from '../../../lib/text/languages'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { pickLanguage } from '../../../stores/language'
import { $settings, changeSetting } from '../../../stores/preferences'
import { Dialog } from '../../../ui/dialog/dialog'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import { SwitchField } from '../../../ui/form/switch-field'
import styles from '../dialog-text.module.css'
import { $size, $theme, pickSize, pickTheme, SIZES, THEMES } from './look'

export default function PreferencesDialog() {
  const { t, language } = useText()
  const settings = useStore($settings)
  const sizes = SIZES.map(size => ({ value: size, text: t(`shell.size.${size}`) }))
  const themes = THEMES.map(theme => ({ value: theme, text: t(`shell.theme.${theme}`) }))
  return (
    <Dialog title={t('shell.preferences')} onCancel={closeDialog}>
      <p className={styles.intro}>{t('shell.preferences.kept')}</p>
      <SegmentedControl
        label={t('common.language')}
        options={LANGUAGES}
        value={language}
        onPick={next => void pickLanguage(next)}
      />
      <SegmentedControl label={t('shell.size')} options={sizes} value={useStore($size)} onPick={pickSize} />
      <SegmentedControl label={t('shell.theme')} options={themes} value={useStore($theme)} onPick={pickTheme} />
      <SwitchField
        label={t('shell.fixedHeader')}
        value={settings.fixedHeader}
        onPick={on => changeSetting('fixedHeader', on)}
      />
      <SwitchField
        label={t('shell.sidebarLogo')}
        value={settings.sidebarLogo}
        onPick={on => changeSetting('sidebarLogo', on)}
      />
    </Dialog>
  )
}
