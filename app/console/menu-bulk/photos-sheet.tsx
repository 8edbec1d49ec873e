// Photos for many products: a folder is chosen or dropped, and each file goes to the product that
// it is named after.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { StaffMenu } from '#contract/entities/console/menu.ts';
import './bulk.css';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { droppedPictures, isReadable, type PictureFile, pictureFiles } from './dropped-files.ts';
import { matchPhotos, type PhotoMatch } from './match-photos.ts';
import { useSendPhotos } from './use-send-photos.ts';

type MenuPhotosSheetProps = { menu: StaffMenu; onClose: () => void };

export function MenuPhotosSheet({ menu, onClose }: MenuPhotosSheetProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [match, setMatch] = useState<PhotoMatch<PictureFile> | null>(null);
  /** Names of files that browsers cannot open: of another type, or not decoded when tried. */
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [lost, setLost] = useState<readonly string[]>([]);
  /** Photos were sent: those that matched and are not in `lost` are on the menu. */
  const [sent, setSent] = useState(false);
  const { send, done, busy } = useSendPhotos();
  const products = menu.categorias.flatMap(({ nome: category, produtos }) =>
    produtos.map((product) => ({ ...product, category })),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const take = (files: readonly PictureFile[]) => {
    setMatch(matchPhotos(files.filter(isReadable), products));
    setUnreadable(files.filter((file) => !isReadable(file)).map(({ name }) => name));
    setRefused([]);
    setLost([]);
    setSent(false);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(pictureFiles(event.currentTarget.files));
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // When the photos under way have been sent, the new ones would be dropped from the list.
    if (busy) return;
    void droppedPictures(event.dataTransfer).then(take);
  };
  async function go() {
    if (match === null) return;
    const photos = match.matched.flatMap(({ file, id }) => {
      const product = byId.get(id);
      return product === undefined
        ? []
        : [{ name: file.name, file: file.file, product, matched: { file, id } }];
    });
    const rest = await send(photos);
    if (rest.broken.length + rest.refused.length + rest.lost.length === 0) return onClose();
    // Only photos that may not have arrived are offered to be sent again.
    const matched = rest.lost.map((photo) => photo.matched);
    setMatch({ ...match, matched });
    setSent(true);
    setUnreadable([...unreadable, ...rest.broken.map(({ name }) => name)]);
    setRefused([...refused, ...rest.refused.map(({ photo, text }) => `${photo.name}: ${text}`)]);
    setLost(rest.lost.map(({ name }) => name));
  }
  const count = match?.matched.length ?? 0;
  const replaced = match?.matched.filter(({ id }) => byId.get(id)?.urlImagem).length ?? 0;
  return (
    <Sheet title={t`Fotos de uma pasta`} onClose={onClose} mayClose={() => !busy}>
      <div className="stack">
        <section
          aria-label={t`Pasta de fotos`}
          className={classes('bulk-drop', over && 'over')}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!busy);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p className="t-sub">
            <Trans>
              Dê a cada foto o nome do item, como “Suco de laranja.jpg”, e solte a pasta aqui.
            </Trans>
          </p>
          <Button
            variant="tonal"
            size="md"
            unavailable={busy ? t`Espere o envio terminar.` : undefined}
            onClick={() => input.current?.click()}
          >
            <Icon of={FolderOpen} size={18} />
            <Trans>Escolher pasta</Trans>
          </Button>
          <input
            ref={(element) => {
              input.current = element;
              // React has no property for this attribute.
              element?.setAttribute('webkitdirectory', '');
            }}
            type="file"
            hidden
            multiple
            aria-label={t`Pasta de fotos`}
            onChange={choose}
          />
        </section>
        <div role="status" className="stack">
          {match === null || (sent && count === 0) ? null : (
            <p className="t-label">
              <Plural
                value={count}
                _0="Nenhuma foto tem o nome de um item."
                one="# foto encontrou o seu item."
                other="# fotos encontraram os seus itens."
              />
            </p>
          )}
          {replaced > 0 ? (
            <p className="t-sub">
              <Plural
                value={replaced}
                one="# item já tem foto, e ela será trocada."
                other="# itens já têm foto, e ela será trocada."
              />
            </p>
          ) : null}
          <Left names={namesOf(match?.unknown)} words={t`Sem item com este nome:`} />
          <Left
            names={namesOf(match?.ambiguous)}
            words={t`Mais de um item ou mais de uma foto com este nome. Ponha a foto numa pasta com o nome da categoria:`}
          />
          <Left
            names={unreadable}
            words={t`Não conseguimos abrir. Salve a foto como JPG ou PNG e envie outra vez:`}
          />
          <Left names={refused} words={t`Não servem como foto:`} />
          <Left names={lost} words={t`Não conseguimos enviar:`} />
        </div>
        {count === 0 ? null : (
          <Button block loading={busy} onClick={() => void go()}>
            {busy ? (
              t`Enviando ${done} de ${count}`
            ) : lost.length > 0 ? (
              <Trans>Tentar de novo</Trans>
            ) : (
              <Plural value={count} one="Enviar # foto" other="Enviar # fotos" />
            )}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const namesOf = (files: readonly { name: string }[] = []): string[] =>
  files.map(({ name }) => name);

function Left({ names, words }: { names: readonly string[]; words: string }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning">
      {words}
      <ul className="bulk-refused">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
