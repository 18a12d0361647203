import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { $missingScreens } from '../../session/missing-screens'
import { canonical, LOGIN_AFTER_LOG_OUT, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'
import { $hmiName } from '../../stores/hmi-name'
import { Card } from '../../ui/card/card'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Page } from '../../ui/page/page'
import { PanelText } from '../../ui/page/panel-text'
import { TallLink } from '../../ui/page/tall-link'
import styles from './not-found.module.css'
import { type DenialReason, denialFrom } from './reason'

const TEXTS: Record<DenialReason, { title: MessageKey; reason: MessageKey }> = {
  'not-found': { title: 'notFound.title', reason: 'notFound.reason' },
  'not-authorized': { title: 'notFound.notAuthorized', reason: 'notFound.notAuthorizedReason' },
  'not-licensed': { title: 'notFound.title', reason: 'notFound.notLicensed' },
  'access-denied': { title: 'common.term.accessDenied', reason: 'notFound.accessDeniedReason' }
}

export default function NotFoundScreen() {
  const { t } = useText()
  const name = useStore($hmiName)
  const { reason: stated, path } = denialFrom(useHistoryState())
  const reason = isOneOf(useStore($missingScreens), path) ? 'not-found' : stated
  const [, navigate] = useLocation()
  const mayBeGranted = reason === 'not-authorized' || reason === 'access-denied'
  const title = t(TEXTS[reason].title)
  const documentTitle = [title, name].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  const signInButton = (
    <Button icon="user" onClick={() => navigate(signInAsAnother(path))}>
      {t('notFound.signInAsAnother')}
    </Button>
  )
  return (
    <Page title={title}>
      <Card>
        <div className={styles.text}>
          <p>{t(TEXTS[reason].reason)}</p>
          {path && (
            <p>
              <PanelText mono>{path}</PanelText>
            </p>
          )}
          {mayBeGranted && <p>{t('notFound.whoGrants')}</p>}
        </div>
        <Actions start={<TallLink href={SCREENS.dashboard.path}>{t('notFound.mainPage')}</TallLink>}>
          {mayBeGranted && signInButton}
        </Actions>
      </Card>
    </Page>
  )
}

/** Whether a path is that of one of these screens: a user may be refused before the panel has stated that it does not have them. */
const isOneOf = (names: readonly string[], path: string) =>
  Object.values(SCREENS).some(screen => names.includes(screen.name) && canonical(path).startsWith(screen.path))

/** Ends the session. @returns the login path, which leads the next user to the path that was denied. */
function signInAsAnother(path: string): string {
  logOut()
  return path ? withRedirect(LOGIN_AFTER_LOG_OUT, path) : LOGIN_AFTER_LOG_OUT
}
