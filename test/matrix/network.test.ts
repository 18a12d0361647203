import { readFaultsOf } from './reads'

const test = readFaultsOf('network')

test.run()
