import { joinParts } from '../../../lib/text/join'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { FieldGroup } from '../../../ui/form/field-group'
import { channelId, type LeftOut, trendWithout } from './left-out'
import type { Trend } from './read-trend'
import type { Section } from './report-model'
import { cutNote, nameOf } from './trend-section'

interface ContentsProps {
  /** All that were read. */
  sections: readonly Section[]
  trend: Trend | undefined
  leftOut: LeftOut
  onPick: (leftOut: LeftOut) => void
}

/** Which sections and channels the report has: all of a day may take many sheets of paper. */
export function Contents({ sections, trend, leftOut, onPick }: ContentsProps) {
  const { t } = useText()
  const kept = trend && trendWithout(leftOut, trend)
  const cut = kept && cutNote(kept, t)
  const check = (id: string, label: string) => (
    <CheckField
      key={id}
      label={label}
      value={!leftOut.has(id)}
      onPick={isKept => onPick(new Set(isKept ? [...leftOut].filter(other => other !== id) : [...leftOut, id]))}
    />
  )
  return (
    <>
      <FieldGroup title={t('incidentDialog.contents')}>
        {sections.map(({ id, title, table }) => {
          const size =
            id === 'trend'
              ? t('incidentDialog.channels', { count: kept?.courses.length ?? 0 })
              : t('incidentDialog.rows', { count: table?.rows.length ?? 0 })
          return check(id, t('incidentDialog.part', { part: title, size }))
        })}
      </FieldGroup>
      {trend && trend.courses.length > 0 && (
        <FieldGroup
          title={t('incidentDialog.trendChannels')}
          hint={cut ? joinParts([cut, t('incidentDialog.trend.others')]) : ''}
        >
          {trend.courses.map(course => check(channelId(course.log.id, course.channel.id), nameOf(course)))}
        </FieldGroup>
      )}
    </>
  )
}
