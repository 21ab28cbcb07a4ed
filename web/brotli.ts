import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg)$/;

/** Beside every file of the build the same one as Brotli packs it, for the server to send. */
export function brotli(): Plugin {
  return {
    name: "tatami-brotli",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => PACKED.test(one))) {
        const file = join(dir!, name);
        const body = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
      }
    },
  };
}
