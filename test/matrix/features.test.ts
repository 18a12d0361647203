import { readFaultsOf } from './reads'

const test = readFaultsOf('features')

test.run()
