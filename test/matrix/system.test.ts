import { readFaultsOf } from './reads'

const test = readFaultsOf('system')

test.run()
