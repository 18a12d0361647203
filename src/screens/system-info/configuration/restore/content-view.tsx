import { useText } from '../../../../lib/text/use-text'
import { DataList, DataRow } from '../../../../ui/card/data-list'
import { Disclosure } from '../../../../ui/page/disclosure'
import { PanelText } from '../../../../ui/page/panel-text'
import type { Content } from './content'

const MOST_OPEN = 160

/** What a change would bring, folded where that is long. */
export function ContentView({ title, content: { lines, more } }: { title: string; content: Content }) {
  const { t } = useText()
  if (lines.length === 0) return <PanelText>{title}</PanelText>
  const list = (
    <DataList>
      {lines.map(({ label, value }) => (
        <DataRow key={label} label={label}>
          <PanelText>{value}</PanelText>
        </DataRow>
      ))}
      {more > 0 && <DataRow label="">{t('common.impact.more', { count: more })}</DataRow>}
    </DataList>
  )
  const length = lines.reduce((sum, { label, value }) => sum + label.length + value.length, 0)
  if (length > MOST_OPEN)
    return (
      <Disclosure lazy label={title}>
        {list}
      </Disclosure>
    )
  return (
    <>
      {title}
      {list}
    </>
  )
}
