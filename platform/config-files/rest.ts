import { type BoundCall, bindCall } from '../call.ts';
import {
  createConfigFile,
  deleteConfigFile,
  editConfigFile,
  linkConfigFile,
  listConfigFiles,
  readConfigFile,
} from './calls.ts';
import type { ConfigFileOperations } from './operations.ts';

export function bindConfigFileCalls(configFiles: ConfigFileOperations): readonly BoundCall[] {
  return [
    bindCall(listConfigFiles, (asked, caller) => configFiles.list(asked, caller)),
    bindCall(readConfigFile, ({ id }, caller) => configFiles.read(id, caller)),
    bindCall(createConfigFile, (sent, caller) => configFiles.create(sent, caller)),
    bindCall(editConfigFile, (sent, caller) => configFiles.edit(sent, caller)),
    bindCall(deleteConfigFile, (sent, caller) => configFiles.remove(sent, caller)),
    bindCall(linkConfigFile, ({ id }, caller) => configFiles.link(id, caller)),
  ];
}
