import { Link } from 'wouter'
import { useText } from '../../lib/text/use-text'
import { focusField } from '../focus/focus-field'
import { Button } from '../page/button'
import { Details } from '../page/details'
import { Banner, type BannerProps } from './banner'
import type { Fault, Fix } from './fault'
import styles from './fault-banner.module.css'

interface FaultBannerProps extends Pick<BannerProps, 'role' | 'action' | 'children'> {
  fault: Fault
}

/** What failed, what to do, and the way to the setting at fault. */
export function FaultBanner({ fault, children, role, action }: FaultBannerProps) {
  const { t } = useText()
  const { title, remedy, fixes = [], details } = fault
  // Else nothing but the button of the details would be seen.
  const isKnown = title || remedy
  return (
    <Banner tone="bad" {...(role && { role })} action={action} {...(title && { title: t(title) })}>
      {remedy && t(remedy)}
      <Fixes of={fixes} />
      {children}
      {isKnown && details ? <Details>{details}</Details> : details}
    </Banner>
  )
}

export function Fixes({ of: fixes }: { of: readonly Fix[] }) {
  if (fixes.length === 0) return null
  return (
    <div className={styles.fixes}>
      {fixes.map((fix, index) => (
        <FixLink key={index} fix={fix} />
      ))}
    </div>
  )
}

function FixLink({ fix }: { fix: Fix }) {
  const { t } = useText()
  if ('path' in fix)
    return (
      <Link href={fix.path} className={styles.link}>
        {t(fix.text)}
      </Link>
    )
  if ('onPress' in fix) return <Button onClick={fix.onPress}>{t(fix.text)}</Button>
  return <Button onClick={() => focusField(fix.field)}>{t('common.path.field', { field: fix.label })}</Button>
}
