import type { EasyAccessReport } from '../../api/easyaccess'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { QrButton } from '../../ui/qr-code/qr-button'
import { Banner } from '../../ui/status/banner'
import styles from './easyaccess.module.css'

/** What dealer and portal need to know of the panel. */
export function IdentityCard({ report }: { report: EasyAccessReport }) {
  const { t } = useText()
  const { hardware_key: key, hmi_name, domain, pairing, licence, idle_disconnect_minutes: minutes } = report
  return (
    <Card title={t('common.term.identity')}>
      <DataList>
        <DataRow label={t('common.term.hardwareKey')}>
          {key === null ? t('easyaccess.code.keyRead') : <HardwareKey value={key} />}
        </DataRow>
        {licence.state !== 'missing' && licence.date !== null && (
          <DataRow label={t('common.term.licence')}>
            {t(`easyaccess.licence.${licence.state}`, { date: plainText(licence.date, 16) })}
          </DataRow>
        )}
        <DataRow label={t('common.term.hmiName')}>
          <PanelText>{plainText(hmi_name, 64)}</PanelText>
        </DataRow>
        <DataRow label={t('easyaccess.domain')}>
          {domain === null ? t('easyaccess.domain.none') : <PanelText>{plainText(domain, 64)}</PanelText>}
        </DataRow>
        {minutes !== null && (
          <DataRow label={t('easyaccess.idle')}>{t('easyaccess.idle.minutes', { count: minutes })}</DataRow>
        )}
      </DataList>
      {pairing && (
        <div className={styles.pairing}>
          <Pairing {...pairing} />
        </div>
      )}
    </Card>
  )
}

function HardwareKey({ value }: { value: string }) {
  const { t } = useText()
  const label = t('common.term.hardwareKey')
  return (
    <>
      <CopyButton text={value} of={label}>
        <PanelText mono>{plainText(value, 64)}</PanelText>
      </CopyButton>
      <QrButton title={label} text={value} label={t('easyaccess.key.code')}>
        <PanelText mono>{plainText(value, 64)}</PanelText>
      </QrButton>
    </>
  )
}

/** Only until the panel is in a domain. */
function Pairing({ session_id: id, session_password: password }: NonNullable<EasyAccessReport['pairing']>) {
  const { t } = useText()
  return (
    <Banner tone="info" title={t('easyaccess.pairing')}>
      {t('easyaccess.pairing.text')}
      <DataList>
        <DataRow label={t('easyaccess.pairing.id')}>
          <CopyButton text={id} of={t('easyaccess.pairing.id')}>
            <PanelText mono>{plainText(id, 64)}</PanelText>
          </CopyButton>
        </DataRow>
        <DataRow label={t('easyaccess.pairing.password')}>
          <CopyButton text={password} of={t('easyaccess.pairing.password')}>
            <PanelText mono>{plainText(password, 64)}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </Banner>
  )
}

export function IdentitySkeleton() {
  const { t } = useText()
  const labels = [
    t('common.term.hardwareKey'),
    t('common.term.licence'),
    t('common.term.hmiName'),
    t('easyaccess.domain'),
    t('easyaccess.idle')
  ]
  return <DataCardSkeleton title={t('common.term.identity')} labels={labels} />
}
