import { Link } from 'wouter'
import type { WebViewStatus } from '../../api/webview'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { signedInUser } from '../../session/session'
import { MISSING_FEATURE } from '../../stores/missing-feature'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import { Row } from '../../ui/card/row'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { QrButton } from '../../ui/qr-code/qr-button'
import { Banner } from '../../ui/status/banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { STATES } from './texts'
import styles from './webview-setting.module.css'

/** Of the screen with the settings of VNC. */
const VNC_PERMISSION = 'misc'

/** Whether the screen can be opened, who uses it, and where. */
export function StatusCard({ status, link }: { status: WebViewStatus; link: string }) {
  const { t } = useText()
  const { availability, state, connections, max_connections: limit, controller } = status
  const { tone, text } = STATES[state]
  const missing = availability === 'available' ? undefined : MISSING_FEATURE[availability]
  return (
    <Card
      title={t('common.term.status')}
      status={
        !missing && (
          <Row>
            <StatusBadge tone={tone}>{t(text)}</StatusBadge>
            <span>{t('webviewSetting.inUse', { used: connections, limit })}</span>
          </Row>
        )
      }
      actions={<LinkCode link={link} />}
    >
      {missing && (
        <Banner tone="warn" title={t(missing.title)}>
          {t(missing.remedy)}
        </Banner>
      )}
      <DataList>
        <DataRow label={t('common.term.inControl')}>
          {!controller ? (
            t('common.term.noOne')
          ) : controller.place === 'panel' ? (
            t('common.term.operatorAtPanel')
          ) : (
            <PanelText>{plainText(joinDetail(controller.name, controller.address), 80)}</PanelText>
          )}
        </DataRow>
        <DataRow label={t('webviewSetting.link')}>
          {/* In another tab, so that the connection can be followed here. */}
          <CopyButton text={link} of={t('webviewSetting.link')}>
            <a href={link} target="_blank" rel="noopener" className={styles.link}>
              {link}
            </a>
          </CopyButton>
        </DataRow>
        {mayOpenVnc() && (
          <DataRow label={t('webviewSetting.vnc')}>
            <Link href={SCREENS.misc.path} className={styles.link}>
              {t('webviewSetting.vnc.settings')}
            </Link>
          </DataRow>
        )}
      </DataList>
    </Card>
  )
}

function LinkCode({ link }: { link: string }) {
  const { t } = useText()
  return (
    <QrButton title={t('webviewSetting.qr.title')} text={link} label={t('webviewSetting.qr.label')}>
      <p>{t('webviewSetting.qr.hint')}</p>
    </QrButton>
  )
}

const mayOpenVnc = () => signedInUser()?.roles.includes(VNC_PERMISSION)

export function StatusSkeleton({ link }: { link: string }) {
  const { t } = useText()
  const vnc = mayOpenVnc() ? [t('webviewSetting.vnc')] : []
  return (
    <DataCardSkeleton
      title={t('common.term.status')}
      actions={<LinkCode link={link} />}
      labels={[t('common.term.inControl'), t('webviewSetting.link'), ...vnc]}
    />
  )
}
