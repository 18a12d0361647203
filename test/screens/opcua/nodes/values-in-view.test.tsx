import '../../../setup/dom'
import { createOpcUa, type KeptModels } from '../../../../src/screens/opcua/model'
import NodesTab from '../../../../src/screens/opcua/nodes/tab'
import { test } from '../../../setup/panel-test'
import { until } from '../../../setup/query'
import { render } from '../../../setup/screen'

test('reads the values of the rows on the screen, and none once another tab is open', async () => {
  const kept: KeptModels = {}
  const values = () => kept.nodes?.live.$values.get().size
  render(<NodesTab kept={kept} $server={createOpcUa().$server} />)
  await until(() => values() === 4)
  render(<p>Trace log</p>)
  await until(() => values() === 0)
  kept.nodes?.leave()
})

test.run()
