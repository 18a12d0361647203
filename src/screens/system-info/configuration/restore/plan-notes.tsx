import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { DataList, DataRow } from '../../../../ui/card/data-list'
import { Banner } from '../../../../ui/status/banner'
import type { Missing, Plan } from './plan'
import { missingTexts } from './texts'

const COMPARED = {
  model: 'systemInfo.model',
  project: 'systemInfo.project',
  contract: 'systemInfoRestore.contract'
} as const

const LONGEST = 60

/** What to know of the file: whose it is where that is another panel, and what of it this panel does not have. */
export function PlanNotes({ plan: { file, now, missing, isChanged } }: { plan: Plan }) {
  const { t } = useText()
  const differing = (['model', 'project', 'contract'] as const).filter(name => file.panel[name] !== now.panel[name])
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
            {differing.map(name => (
              <DataRow key={name} label={t(COMPARED[name])}>
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
