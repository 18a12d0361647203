import * as assert from 'uvu/assert'
import { createTests } from '../../../src/screens/misc/card/tests'
import { test } from '../../setup/panel-test'

test('forgets the results of a test when the next input is refused', async () => {
  const { $results, syslog, time } = createTests()
  const refused = (run: Promise<void>) =>
    run.then(
      () => assert.unreachable(),
      () => $results.get()
    )
  await syslog('syslog.plant.example', 514)
  assert.is($results.get().length, 1)
  assert.equal(await refused(syslog('no host', 514)), [])
  await time(['time.plant.example'])
  assert.is($results.get().length, 1)
  assert.equal(await refused(time(['no host'])), [])
})

test.run()
