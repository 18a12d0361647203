import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import type { Fact } from './facts'

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DataList>
      {facts.map(({ label, value, copy }) => (
        <DataRow key={label} label={label}>
          {value === null ? <Missing /> : <PanelText mono={copy !== undefined}>{value}</PanelText>}
          {copy !== undefined && <CopyButton text={copy} of={label} />}
        </DataRow>
      ))}
    </DataList>
  )
}

function Missing() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('common.term.notAvailable')}</VisuallyHidden>
    </>
  )
}
