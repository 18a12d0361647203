import { readFaultsOf } from './reads'

const test = readFaultsOf('account')

test.run()
