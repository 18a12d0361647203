import { useText } from '../../lib/text/use-text'
import { PRESETS, presetOf } from '../../session/presets'
import { rightsList } from '../../session/rights'
import type { User } from '../../session/user'
import { PanelText } from '../../ui/page/panel-text'
import styles from './signed-in-user.module.css'

/** Who is logged in: username, display name and role, or the permitted menu items where they match no role. */
export function SignedInUser({ user: { username, name, roles } }: { user: User }) {
  const { t } = useText()
  const preset = presetOf(roles)
  const facts = [
    [t('common.term.username'), username],
    [t('session.displayName'), name],
    [t('common.term.role'), preset ? t(PRESETS[preset].title) : rightsList(roles, t)]
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <PanelText>{value}</PanelText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
