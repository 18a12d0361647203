import type { MessageKey } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { DataList, DataRow } from '../../../../ui/card/data-list'
import { Banner } from '../../../../ui/status/banner'
import type { Missing, Plan } from './plan'
import { missingTexts } from './texts'

/** What tells panels and firmware apart. */
const COMPARED = {
  model: 'systemInfo.model',
  serial: 'systemInfo.serial',
  os_version: 'common.term.osVersion',
  web_version: 'common.term.webVersion',
  contract: 'systemInfoRestore.contract',
  project: 'systemInfo.project'
} as const
/** It differs of one panel too, and is restored. */
const NAME = { hmi_name: 'common.term.hmiName' } as const

const LONGEST = 60

/** What to know of the file: whose it is where that is another panel, and what of it this panel does not have. */
export function PlanNotes({ plan: { file, now, missing, isChanged } }: { plan: Plan }) {
  const { t } = useText()
  const rowsOf = (labels: Readonly<Record<string, MessageKey>>) =>
    Object.entries(labels).filter(([name]) => isOther(name, file.panel[name], now.panel[name]))
  const differing = rowsOf(COMPARED)
  return (
    <>
      {isChanged && (
        <Banner tone="warn" title={t('systemInfoConfiguration.changed')}>
          {t('systemInfoRestore.changed.text')}
        </Banner>
      )}
      {differing.length > 0 && (
        <Banner tone="warn" title={t('systemInfoRestore.otherPanel')}>
          <DataList>
            {[...rowsOf(NAME), ...differing].map(([name, label]) => (
              <DataRow key={name} label={t(label)}>
                {t('systemInfoRestore.otherValue', {
                  file: shown(file.panel[name]),
                  panel: shown(now.panel[name])
                })}
              </DataRow>
            ))}
          </DataList>
        </Banner>
      )}
      <MissingSettings missing={missing} />
    </>
  )
}

/** What one of both does not state is not known to differ; only a project may be none. */
const isOther = (name: string, file = '', panel = '') =>
  file !== panel && (name === 'project' || (file !== '' && panel !== ''))

const shown = (value = '') => plainText(value, LONGEST) || '–'

/** Settings of the file that are not restored, by the reason. */
export function MissingSettings({ missing }: { missing: readonly Missing[] }) {
  const { t } = useText()
  if (missing.length === 0) return null
  return (
    <Banner tone="warn" title={t('systemInfoRestore.missing')}>
      <DataList>
        {missingTexts(missing, t).map(({ reason, text }) => (
          <DataRow key={reason} label={t(`systemInfoRestore.missing.${reason}`)}>
            {text}
          </DataRow>
        ))}
      </DataList>
    </Banner>
  )
}
