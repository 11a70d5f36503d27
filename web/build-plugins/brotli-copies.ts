// Writes a brotli copy beside every text file of the build, so that the server never compresses
// a static file while somebody waits for it.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Below this a copy is hardly smaller than the text. */
const SMALLEST = 300;

const compress = promisify(brotliCompress);

export function brotliCopies(): Plugin {
  return {
    name: 'brotli-copies',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => COMPRESSIBLE.test(file.fileName));
        await Promise.all(
          files.map(async (file) => {
            const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (content.length < SMALLEST) return;
            const source = await compress(content, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
              },
            });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
          }),
        );
      },
    },
  };
}
