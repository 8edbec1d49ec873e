ALTER TABLE "products" ADD COLUMN "imagem" text DEFAULT 'foto' NOT NULL;
--> statement-breakpoint
alter table products add constraint products_imagem
  check (imagem in ('foto', 'desenho', 'nenhuma'));
--> statement-breakpoint
-- The pictures of the first demo brands came from a package of emoji. What is drawn replaces them.
update products set url_imagem = null where url_imagem like '/imagens/emoji/%';
--> statement-breakpoint
update options set url_imagem = null where url_imagem like '/imagens/emoji/%';
--> statement-breakpoint
update brands set settings = jsonb_set(settings, '{data,imagensCapa}', '[]'::jsonb)
  where settings::text like '%/imagens/emoji/%';
